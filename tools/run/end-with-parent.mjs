// Loaded into the server before its own code: when the task that started it is gone, even killed, the server ends as on SIGTERM.
process.channel?.unref()
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
