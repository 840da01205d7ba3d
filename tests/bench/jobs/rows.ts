import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { saveTerms } from '../../../apps/server/src/modules/employment/index.ts'

const quoted = (words: readonly string[]) =>
  `(array[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')}])`

const levels = [
  'Junior',
  'Senior',
  'Lead',
  'Assistant',
  'Trainee',
  '初级',
  '高级',
  '资深',
  'Pembantu',
  'Ketua',
]
const fields = [
  'shop',
  'video',
  'data',
  'content',
  'logistics',
  'C++',
  'finance',
  'export',
  'livestream',
  'warehouse',
  '直播',
  '电商',
  '物流',
  '数据',
  '短视频',
  'jualan',
  'gudang',
  'kewangan',
  'kandungan',
  'pemasaran',
]
const roles = [
  'operator',
  'editor',
  'analyst',
  'developer',
  'designer',
  '专员',
  '运营',
  '剪辑师',
  'penjual',
  'penyelia',
]
const cities = ['MY-14-01', 'MY-10-01', 'MY-07-01', 'CN-31-01', 'CN-44-01', '']
const industries = ['ecommerce', 'software', 'logistics', 'education', 'media']
const skills = [
  'Copywriting',
  'Excel',
  'Python',
  '剪映',
  'SQL',
  'Photoshop',
  'Pemasaran digital',
  'C++',
  '数据分析',
  'TikTok Shop',
]

const pick = (words: readonly string[], by: string) =>
  `${quoted(words)}[1 + (${by}) % ${words.length}]`

/**
 * Companies and posts of all kinds, published within the last four weeks; the titles are in three
 * languages.
 */
const postRows = (schoolId: number, userId: number, first: number, last: number) => `
  insert into companies (school_id, name, industry, size, city, address, website, introduction, contact_name, email,
    verified, recommended, created_by, created_at, changed_at)
  select ${schoolId}, ${pick(['Maju', '丰华', 'Teratai', 'Nusantara', '远航'], 'n / 50')} || ' ' || n,
    ${pick(industries, 'n')}, 1 + n % 5, ${pick(cities, 'n')}, '', '', '', '', 'hr@company.example', n % 3 = 0, n % 20 = 0,
    ${userId}, now(), now()
  from generate_series(${first}, ${last}) n where n % 50 = 1;
  insert into job_posts (school_id, company_id, title, position, industry, city, remote, salary_least, salary_most,
    currency, salary_per, negotiable, monthly_least, monthly_most, nature, degree, experience, skills, language,
    description, recommended, published_at, ends_at, created_by, created_at, changed_at)
  select ${schoolId}, c.ids[1 + n % array_length(c.ids, 1)],
    ${pick(levels, 'n / 200')} || ' ' || ${pick(fields, 'n')} || ' ' || ${pick(roles, 'n / 20')},
    ${pick(['shopOperator', 'tester', ''], 'n')}, ${pick(industries, 'n / 3')}, ${pick(cities, 'n / 7')}, n % 9 = 0,
    200000 + (n % 90) * 10000, 300000 + (n % 90) * 12000, ${pick(['MYR', 'CNY', 'USD'], 'n / 5')}, 'month', false,
    200000 + (n % 90) * 10000, 300000 + (n % 90) * 12000, 1 + n % 3, n % 8, n % 6,
    jsonb_build_array(jsonb_build_object('name', ${pick(skills, 'n')}, 'level', 1 + n % 5),
      jsonb_build_object('name', ${pick(skills, 'n / 11')}, 'level', 1 + n % 4)),
    ${pick(['en', 'zh', 'my'], 'n')}, 'Runs the shop.', n % 40 = 0,
    now() - make_interval(secs => n * 24), now() + interval '60 days', ${userId}, now(), now()
  from generate_series(${first}, ${last}) n,
    (select array_agg(id order by id) as ids from companies where school_id = ${schoolId}) c`

/**
 * Adds posts with their search terms until the school has a given number of posts, and updates the
 * statistics of the database.
 */
export async function fillPosts(
  { db, database }: TestApp,
  { schoolId, userId }: { schoolId: number; userId: number },
  [first, last]: readonly [number, number],
): Promise<void> {
  await database.pool.script(postRows(schoolId, userId, first, last))
  const { rows } = await database.pool.query(
    `select id from job_posts p where not exists (select 1 from post_terms t where t.post_id = p.id) order by id`,
  )
  await saveTerms(
    db,
    (rows as { id: string }[]).map(({ id }) => Number(id)),
  )
  for (const table of ['job_posts', 'companies', 'post_terms', 'post_spellings'])
    await database.pool.query(`vacuum analyze ${table}`)
}
