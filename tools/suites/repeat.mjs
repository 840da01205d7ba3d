// Creates the commands that repeat the failed tests one by one.
const escaped = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

const unique = (list) => [...new Set(list)]

/**
 * One Vitest run for each failed test. If a file failed outside of its tests, one run for the whole
 * file.
 */
export function vitestRepeats(failed) {
  return failed.map(({ file, title }) =>
    title === undefined ? [file] : [file, '-t', `^\\s*${escaped(title)}$`],
  )
}

/** One Playwright run for each project, with the failed journeys by file and line. */
export function playwrightRepeats(failed) {
  return unique(failed.map(({ project }) => project)).map((project) => [
    ...unique(
      failed
        .filter((test) => test.project === project)
        .map(({ file, line, together }) => (together ? file : `${file}:${line}`)),
    ),
    `--project=${project}`,
    '--workers=1',
  ])
}
