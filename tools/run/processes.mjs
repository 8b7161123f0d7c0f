// Starts child processes that end with this process or with its parent.
import { spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

// Each child gets its own process group: a signal then reaches all of its children, and Ctrl-C reaches it only through
// this process.
const usesGroups = process.platform !== 'win32'
const HARD_KILL_AFTER_MS = 10_000

const running = new Set()
let stopping = false

/** Runs a command and returns its output. One in the background gets the time that others leave. */
export async function run(command, args, { logFile, inBackground = false, ...options }) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: usesGroups, ...options })
  if (inBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  const log = logFile === undefined ? undefined : createWriteStream(logFile)
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      chunks.push(chunk)
      log?.write(chunk)
    })
  }
  const code = await exitCode(child)
  log?.end()
  return { code, output: Buffer.concat(chunks).toString() }
}

/**
 * Runs a command in the foreground until it ends or this process gets a signal. If this process is killed, the
 * closed IPC channel ends the command (end-with-parent.mjs).
 */
export function serve(command, args, options) {
  return exitCode(
    spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: usesGroups, ...options }),
  )
}

function exitCode(child) {
  running.add(child)
  stopWithParent()
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
function stopWithParent() {
  if (watching) return
  watching = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal))
  // An npm that is killed sends no signal, but this process then gets another parent.
  const parent = process.ppid
  const npm = parentOfShell(parent)
  setInterval(() => {
    if (process.ppid !== parent || parentOfShell(parent) !== npm) stopAll('SIGTERM')
  }, 500).unref()
}

/** npm starts this process through `sh -c`. If the shell keeps running, as on Debian, npm is its parent. */
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
  for (const child of running) signalChild(child, 'SIGTERM')
  setTimeout(() => {
    for (const child of running) signalChild(child, 'SIGKILL')
  }, HARD_KILL_AFTER_MS).unref()
}

function signalChild(child, signal) {
  try {
    if (usesGroups) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // The process has already ended.
  }
}
