// The paths that differ between a commit and the files as they are now, with new and removed ones.
import { run } from '../processes.mjs'
import { root } from '../source-files.mjs'

async function git(args, cwd) {
  const { code, output } = await run('git', args, { cwd })
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output.trim()}`)
  return output.split('\0').filter(Boolean)
}

/** Compares with where the branch left the base, so that what others landed since is not counted. */
export async function changedPaths(base, cwd = root) {
  const [start] = await git(['merge-base', base, 'HEAD'], cwd)
  const listed = [
    // Of a file that was moved both names count: both places may have lost or got something.
    await git(['diff', '--name-only', '--no-renames', '-z', start.trim()], cwd),
    await git(['ls-files', '--others', '--exclude-standard', '-z'], cwd),
  ]
  return [...new Set(listed.flat())]
}
