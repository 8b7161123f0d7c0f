// Loaded before the server's own code. If the task that started the server ends, even by SIGKILL, the server stops as
// on SIGTERM.
process.channel?.unref()
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
