// The paths of files that differ between a commit and the working tree, including new and removed
// files.
import { run } from '../processes.mjs'
import { root } from '../source-files.mjs'

async function git(args, cwd) {
  const { code, output } = await run('git', args, { cwd })
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output.trim()}`)
  return output.split('\0').filter(Boolean)
}

/**
 * Compares with the commit at which the branch began, so that later changes of the base branch do
 * not count.
 */
export async function changedPaths(base, cwd = root) {
  const [start] = await git(['merge-base', base, 'HEAD'], cwd)
  const listed = [
    // For a moved file both paths count, because both folders changed.
    await git(['diff', '--name-only', '--no-renames', '-z', start.trim()], cwd),
    await git(['ls-files', '--others', '--exclude-standard', '-z'], cwd),
  ]
  return [...new Set(listed.flat())]
}
