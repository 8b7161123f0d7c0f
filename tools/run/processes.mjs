// Starts processes and never leaves one behind: what ends this process, or the one that started it, ends them too.
import { spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { constants } from 'node:os'

// A group of its own for each: a signal reaches all of its children, and Ctrl-C reaches it once, through us.
const groups = process.platform !== 'win32'
const HARD_KILL_AFTER_MS = 10_000

const running = new Set()
let stopping = false

/** Runs to its end and keeps what it printed. */
export async function run(command, args, { logFile, ...options }) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: groups, ...options })
  const log = logFile === undefined ? undefined : createWriteStream(logFile)
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      chunks.push(chunk)
      log?.write(chunk)
    })
  }
  const code = await ended(child)
  log?.end()
  return { code, output: Buffer.concat(chunks).toString() }
}

/** Runs in the foreground until it ends or we are told to end it; it ends with us even when we are killed. */
export function serve(command, args, options) {
  return ended(spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: groups, ...options }))
}

function ended(child) {
  running.add(child)
  watchForTheEnd()
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.once('close', (status, signal) => {
      running.delete(child)
      const code = status ?? 128 + constants.signals[signal]
      if (!stopping) resolve(code)
      else if (running.size === 0) process.exit(code)
    })
  })
}

let watching = false
function watchForTheEnd() {
  if (watching) return
  watching = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal))
  // npm that is killed alone passes no signal on: its child is then handed to another parent.
  const parent = process.ppid
  const npm = parentOfShell(parent)
  setInterval(() => {
    if (process.ppid !== parent || parentOfShell(parent) !== npm) stopAll('SIGTERM')
  }, 500).unref()
}

/** npm starts us through `sh -c`; where that shell stays (Debian's does), npm is its parent. */
function parentOfShell(pid) {
  try {
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('tools/run.mjs')) return undefined
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined // not Linux
  }
}

function stopAll(signal) {
  if (running.size === 0) process.exit(128 + constants.signals[signal])
  if (stopping) return
  stopping = true
  for (const child of running) end(child, 'SIGTERM')
  setTimeout(() => {
    for (const child of running) end(child, 'SIGKILL')
  }, HARD_KILL_AFTER_MS).unref()
}

function end(child, signal) {
  try {
    if (groups) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // It has ended in the meantime.
  }
}
