import { spawnSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { changedPaths } from './changed-paths.mjs'

const hasGit = spawnSync('git', ['--version']).status === 0

it.runIf(hasGit)(
  '[FRM-415] compares a commit with the current files: changed, new, moved and removed ones',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'titian-changed-'))
    const git = (...args) =>
      spawnSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args], {
        cwd: folder,
      })
    const write = (name, text) => writeFileSync(join(folder, name), text)
    try {
      git('init', '-q')
      for (const name of ['same', 'changed', 'moved', 'removed']) write(name, `${name}\n`)
      git('add', '.')
      git('commit', '-qm', 'first')
      write('committed', 'x')
      git('add', '.')
      git('commit', '-qm', 'second')
      write('changed', 'otherwise\n')
      write('nový', 'x')
      rmSync(join(folder, 'removed'))
      renameSync(join(folder, 'moved'), join(folder, 'arrived'))
      expect(new Set(await changedPaths('HEAD~1', folder))).toEqual(
        new Set(['committed', 'changed', 'nový', 'removed', 'moved', 'arrived']),
      )
      await expect(changedPaths('nowhere', folder)).rejects.toThrow('nowhere')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
