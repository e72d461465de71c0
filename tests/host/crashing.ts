// Loaded before the host by the crash test: makes the running process fail as its parent says.

process.on('message', (how) => {
  const error = new Error('no bazaar at http://127.0.0.1:1/?key=s3cret', {
    cause: new TypeError(`inside ${process.env['TEST_COOKIE'] ?? ''}`)
  })
  if (how === 'throw') throw error
  void Promise.reject(error)
})
