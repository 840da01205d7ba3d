// `npm run bench`: load on the hot calls of the built server, as ratios to references of the same
// run. `npm run bench -- NAME` makes another measurement; [D] means on the database of
// DATABASE_URL:
// - pages: the pages that visitors share, beside Node's own server, in the demo school.
// - growth: the busiest calls while a school grows from 1,000 to 10,000 courses, without the built
//   server; to 100,000 with `--large`. `--write` records the run in docs/proof/growth.md.
// - statistics [D]: the statistics of a course of 5,000 students.
// - board [D]: the board of a training of 500 students and 60 entries.
// - people [D]: the search of people in a school of 100,000.
// - school [D]: every reading call in a school of 100,000 with a course of 25,000, recorded in
//   docs/proof/school.md. `--only exams,homework` measures only the calls of these modules.
// - resume: PDF beside Chromium alone; calls of the editor beside a server with the same
//   statements.
// - jobs: the search of 100,000 posts, beside the search of 1,000 posts and beside a server with
//   the same statements, recorded in docs/proof/jobs.md.
// - practice: the engines of packages/practice, recorded in docs/proof/practice.md.
// - decisions [D]: orders of the beer game beside a server with the same statements, and the pages
//   of a teacher with a class of 200.
// - days [D]: 200 students who end a day of their shop, and of their books, within a minute.
// - teams [D]: a class of 200 in 50 games of the beer game.
// - film: a film of 2 GB sent to the server, cut twice, recorded in docs/proof/teaching.md.
// - orders [D]: lists, searches and sums in a school of 100,000 orders.
// - notice [D]: a notice to a school of 5,000 people, 300 with a page open.
// - exam [class|instant|school]: a whole examination on PostgreSQL, recorded in
//   docs/proof/exams.md.
// - watch: 2,000 players that report every 15 seconds, on PostgreSQL.
// Both exam and watch accept sizes of their own, such as `--students 50 --lasts 20`; the figures of
// these are only printed.
import './node-version.mjs'

const { ensureBuilt, ensureInstalled } = await import('./prepare.mjs')
const { binary, runNode } = await import('./processes.mjs')

const scripts = {
  board: 'training-board',
  days: 'practice/days',
  decisions: 'practice/calls',
  exam: 'exam-load',
  film: 'film-upload',
  growth: 'growth',
  jobs: 'jobs/jobs',
  pages: 'page-load',
  people: 'people-search',
  practice: 'practice/practice',
  notice: 'school-notice',
  orders: 'order-load',
  resume: 'resume/resume',
  school: 'school/school',
  teams: 'practice/teams',
  watch: 'watch-load',
  statistics: 'course-statistics',
}

await ensureInstalled()
const [what = '', ...rest] = process.argv.slice(2)
const withoutServer = [
  'board',
  'days',
  'growth',
  'notice',
  'orders',
  'people',
  'practice',
  'school',
  'statistics',
  'teams',
]
if (!withoutServer.includes(what)) await ensureBuilt()
const script = `tests/bench/${scripts[what] ?? 'bench'}.ts`
const { code } = await runNode([binary('tsx/dist/cli.mjs'), script, ...rest], { show: true })
process.exit(code)
