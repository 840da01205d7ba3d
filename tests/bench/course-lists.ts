import { courses } from '@titian/contract'
import { makeCourse } from '../../apps/server/src/modules/courses/factories.ts'
import { openTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'

/** CRS-126: what one visitor waits for in a school with so many courses. */
const sizes = [1000, 10_000, 100_000]
const times = 40
const mostGrowth = 1.5

/** Made-up courses up to a number: one in seven about coffee, one in a thousand about orchids, all in three languages. */
const fill = (schoolId: number, authorId: number, from: number, to: number) => `
  insert into courses (school_id, author_id, names, name_search, cover_seed, price_minor, kind_id, type, featured,
    recommended, audit_status, on_list, launched_at, learners, created_at, updated_at)
  select ${schoolId}, ${authorId},
    jsonb_build_object('en', initcap(en), 'zh', zh, 'my', initcap(my)), en || E'\\n' || zh || E'\\n' || my,
    'made-' || n, case when n % 3 = 0 then 0 else 1000 + (n * 37 % 90) * 100 end, 4 + n % 3, 1 + n % 2, n % 40 = 0,
    n % 50 = 0, 2, true, timestamptz '2026-10-30' - n * interval '7 minutes', (n::bigint * 7919 % 997)::int, now(), now()
  from generate_series(${from}, ${to}) n,
  lateral (select
    case when n % 1000 = 7 then 'orchids' else (array['coffee', 'freight', 'design', 'bookkeeping', 'tourism', 'language', 'selling'])[1 + n % 7] end
      || ' ' || (array['basics', 'in practice', 'for beginners', 'at work', 'step by step'])[1 + n % 5] || ' ' || n as en,
    case when n % 1000 = 7 then '兰花' else (array['咖啡', '货运', '设计', '记账', '旅游', '语言', '销售'])[1 + n % 7] end
      || (array['入门', '实务', '初步', '职场', '进阶'])[1 + n % 5] || n as zh,
    case when n % 1000 = 7 then 'orkid' else (array['kopi', 'kargo', 'reka bentuk', 'simpan kira', 'pelancongan', 'bahasa', 'jualan'])[1 + n % 7] end
      || ' ' || (array['asas', 'amali', 'permulaan', 'di tempat kerja', 'langkah demi langkah'])[1 + n % 5] || ' ' || n as my
  ) names`

async function grow(testApp: TestApp, authorId: number, from: number, to: number) {
  const { database, schoolId } = testApp
  // Row by row the numbers would be counted a hundred thousand times.
  await database.pool.script(`alter table courses disable trigger user`)
  for (let first = from; first <= to; first += 10_000)
    await database.pool.script(fill(schoolId, authorId, first, Math.min(to, first + 9999)))
  await database.pool.script(`alter table courses enable trigger user`)
  await database.pool.script(`select recount_courses()`)
  await database.pool.script(`insert into course_teachers (school_id, course_id, user_id, master)
    select school_id, id, author_id, true from courses c
    where not exists (select 1 from course_teachers t where t.course_id = c.id)`)
  await database.pool.script(`vacuum analyze courses`)
  await database.pool.script(`vacuum analyze course_teachers`)
}

function questions(
  testApp: TestApp,
  courseId: number,
): [string, () => Promise<{ status: number }>][] {
  const list = (input: Parameters<typeof testApp.ask<typeof courses.courseList>>[1]) => () =>
    testApp.ask(courses.courseList, input)
  return [
    ['list, first page', list({})],
    ['list, page 50', list({ page: 50 })],
    ['list, cheapest first', list({ sort: 'price', order: 'asc' })],
    ['list, free beginner', list({ isFree: 1, courseKindId: 4 })],
    ['list, new', list({ hotType: 'new' })],
    ['list, popular', list({ hotType: 'popular' })],
    ['name holds "coffee"', list({ courseName: 'coffee' })],
    ['name holds "orchids"', list({ courseName: 'orchids' })],
    ['name holds 咖啡', list({ courseName: '咖啡' })],
    ['name holds 兰', list({ courseName: '兰' })],
    ['name holds "a"', list({ courseName: 'a' })],
    ['name like "orchhids"', list({ courseName: 'orchhids' })],
    [
      'suggestions, 咖啡',
      () => testApp.ask(courses.courseSearchList, { courseName: '咖啡', size: 8 }),
    ],
    ['recommended', () => testApp.ask(courses.recommendedCourses, {})],
    ['chosen', () => testApp.ask(courses.chosenCourses, {})],
    ['kinds with counts', () => testApp.ask(courses.courseKindList, {})],
    [
      'detail',
      () => testApp.ask(courses.courseByCourseId, { sign: testApp.seal('course', courseId) }),
    ],
  ]
}

/** The lower quartile, which what else the machine does moves least. */
async function quartile(ask: () => Promise<{ status: number }>): Promise<number> {
  const taken: number[] = []
  for (let time = -5; time < times; time += 1) {
    const begin = performance.now()
    const { status } = await ask()
    if (status !== 200) throw new Error(`answered ${status}`)
    if (time >= 0) taken.push(performance.now() - begin)
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 4)] ?? 0
}

const testApp = await openTestApp()
const teacher = await testApp.person('teacher,normal')
const courseId = await makeCourse(
  testApp.db,
  { schoolId: testApp.schoolId, authorId: teacher.userId },
  testApp.clock.now(),
)
const rows = new Map<string, number[]>()
let made = 1
for (const size of sizes) {
  await grow(testApp, teacher.userId, made, size)
  made = size + 1
  for (const [name, ask] of questions(testApp, courseId))
    rows.set(name, [...(rows.get(name) ?? []), await quartile(ask)])
}
console.log(
  `\n${process.env.DATABASE_URL ? 'PostgreSQL' : 'Embedded database'}, lower quartile of ${times}, milliseconds, at ${sizes.join(', ')} courses\n`,
)
const misses: string[] = []
for (const [name, [first = 0, ...later]] of rows) {
  const growth = (later.at(-1) ?? 0) / first
  const cells = [first, ...later].map((value) => value.toFixed(1).padStart(9)).join('')
  console.log(`${name.padEnd(24)}${cells}${growth.toFixed(2).padStart(8)}`)
  if (growth > mostGrowth) misses.push(name)
}
console.log(
  misses.length > 0
    ? `\nGrows by more than ${mostGrowth}: ${misses.join(', ')}`
    : '\nAll aims met.',
)
await testApp.close()
