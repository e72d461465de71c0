// What a unit test gets instead of Electron. Code that needs it is tested in tests/electron.

throw new Error('A unit test imported "electron". Move what it tests to a file that does not need it.')
