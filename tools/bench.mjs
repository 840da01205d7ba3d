// `npm run bench`: load on the hot calls of the built server, as ratios to references of the same run.
// `npm run bench -- pages`: the pages that visitors share, beside Node's own server, in the demo school.
// `npm run bench -- courses`: the lists of courses in a growing school, without the built server.
// `npm run bench -- statistics`: the statistics of a course of 5,000 students, on the database of DATABASE_URL.
// `npm run bench -- board`: the board of a training of 500 students and 60 entries, on the database of DATABASE_URL.
// `npm run bench -- people`: the search of people in a school of 100,000, on the database of DATABASE_URL.
// `npm run bench -- school`: every reading call in a school of 100,000 with a course of 25,000, on the database of
// DATABASE_URL, recorded in docs/proof/school.md; `--only exams,homework` asks the calls of these.
// `npm run bench -- resume`: PDF beside Chromium alone, calls of the editor beside a server with the same statements;
// `npm run bench -- jobs`: the search of 100,000 posts beside that of 1,000 and a server with the same statements,
// with figures in docs/proof/jobs.md;
// `npm run bench -- practice`: the engines of packages/practice, with figures in docs/proof/practice.md;
// `npm run bench -- decisions`: orders of the beer game beside a server with the same statements, and the pages of a
// teacher with a class of 200, on the database of DATABASE_URL;
// `npm run bench -- days`: 200 students who end a day of their shop, and of their books, within a minute, on the
// database of DATABASE_URL;
// `npm run bench -- teams`: a class of 200 in 50 games of the beer game, on the database of DATABASE_URL;
// `npm run bench -- film`: a film of 2 GB sent to the server, cut twice, recorded in docs/proof/teaching.md;
// `npm run bench -- orders`: lists, searches and sums in a school of 100,000 orders, on the database of DATABASE_URL.
// `npm run bench -- notice`: a notice to a school of 5,000 people, 300 with a page open, on the database of DATABASE_URL.
// `npm run bench -- exam [class|instant|school]`: a whole examination on PostgreSQL, recorded in docs/proof/exams.md;
// `npm run bench -- watch`: 2,000 players that report every 15 seconds, on PostgreSQL;
// both with sizes of their own, such as `--students 50 --lasts 20`, only printed.
import './node-version.mjs'

const { ensureBuilt, ensureInstalled } = await import('./prepare.mjs')
const { binary, runNode } = await import('./processes.mjs')

const scripts = {
  board: 'training-board',
  courses: 'course-lists',
  days: 'practice/days',
  decisions: 'practice/calls',
  exam: 'exam-load',
  film: 'film-upload',
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
  'courses',
  'days',
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
