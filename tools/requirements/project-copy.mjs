// A copy of the project for planted violations, so that the real files never change.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { violated } from './read-violations.mjs'

const LEFT_OUT = new Set(['.git', '.toolchain', '.turbo', 'dist', 'node_modules', 'reports'])
const WORKSPACES = ['apps', 'packages', 'themes', 'tools']

export class ProjectCopy {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-violations-'))

  constructor(root) {
    cpSync(root, this.folder, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => path === root || !LEFT_OUT.has(basename(path)),
    })
    const workspaces = WORKSPACES.flatMap((group) =>
      readdirSync(join(root, group)).map((name) => join(root, group, name)),
    )
    for (const workspace of [root, ...workspaces]) this.#linkModules(root, workspace)
  }

  /**
   * The links between the packages of the project are relative, so those of the copy lead to its own sources. The
   * libraries are shared.
   */
  #linkModules(root, workspace) {
    const modules = join(workspace, 'node_modules')
    if (!existsSync(modules)) return
    const copy = join(this.folder, relative(root, modules))
    cpSync(modules, copy, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => dirname(path) !== modules || !basename(path).startsWith('.') || basename(path) === '.bin',
    })
    const store = join(modules, '.pnpm')
    if (existsSync(store)) symlinkSync(store, join(copy, '.pnpm'))
  }

  /** Runs the action while the violation is in the copy. */
  async with(violation, action) {
    const path = join(this.folder, violation.file)
    const source = readFileSync(path, 'utf8')
    writeFileSync(path, violated(source, violation))
    try {
      return await action()
    } finally {
      writeFileSync(path, source)
    }
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
