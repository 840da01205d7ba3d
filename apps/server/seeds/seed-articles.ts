import { sql } from 'drizzle-orm'
import { articleLikes, articles, minutesOf, summaryOf } from '../src/modules/articles/index.ts'
import { secondsAfter } from '../src/platform/clock.ts'
import { articleSeeds } from './data/articles.ts'
import { atWork } from './school-time.ts'
import type { SeedContext } from './seed-context.ts'

const day = 24 * 60 * 60

interface Writers extends Record<string, unknown> {
  school_id: string
  key: string
  teacher: string
  staff: string
  types: string[]
  readers: string[]
}

/** Inserts articles of a teacher and news of the office, with likes of some students. */
export async function seedArticles({ db, now }: SeedContext): Promise<void> {
  const { rows } = await db.execute<Writers>(sql`
    select s.id as school_id, s.key,
      (select min(u.id) from users u where u.school_id = s.id and string_to_array(u.roles, ',') && '{teacher}') as teacher,
      (select min(u.id) from users u where u.school_id = s.id and string_to_array(u.roles, ',') && '{schoolAdmin}') as staff,
      array(select t.id::text from article_types t where t.school_id = s.id order by t.sort) as types,
      array(select u.id::text from users u where u.school_id = s.id and string_to_array(u.roles, ',') && '{student}' order by u.id limit 12) as readers
    from schools s`)
  for (const { school_id, key, teacher, staff, types, readers } of rows) {
    if (teacher === null || staff === null) continue
    const schoolId = Number(school_id)
    const own = articleSeeds.filter(({ school = 'teratai' }) => school === key)
    for (const [place, { category, type, title, content, daysAgo }] of own.entries()) {
      const at = atWork(now, daysAgo)
      const typeId = type === null ? undefined : types[type]
      const [row] = await db
        .insert(articles)
        .values({
          schoolId,
          authorId: Number(category === null ? teacher : staff),
          category,
          typeId: typeId === undefined ? null : Number(typeId),
          title,
          coverSeed: `article-${place + 1}`,
          content,
          summary: summaryOf(content),
          minutes: minutesOf(content),
          state: 'published',
          createdAt: at,
          updatedAt: at,
          publishedAt: at,
        })
        .returning({ id: articles.id })
      const liking = readers.slice(0, Math.max(2, readers.length - place))
      if (row && liking.length > 0)
        await db.insert(articleLikes).values(
          liking.map((reader, order) => ({
            schoolId,
            articleId: row.id,
            userId: Number(reader),
            createdAt: secondsAfter(at, Math.min((order + 1) * 9000, daysAgo * day * 0.9)),
          })),
        )
    }
  }
}
