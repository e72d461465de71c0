// Replaces Electron in unit tests. Code that needs Electron is tested in tests/electron.

throw new Error('A unit test imported "electron". Move what it tests to a file that does not need it.')
