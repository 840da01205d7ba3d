import { sql } from 'drizzle-orm'
import { kept, own, type PersonalData } from '../../../platform/personal/personal-data.ts'

export const articlesOfPerson: PersonalData = {
  references: {
    'articles.author_id': kept('discussions', 'Others read it, under "Closed account".'),
    'article_likes.user_id': own('favourites'),
    'article_favourites.user_id': own('favourites'),
    'article_visits.user_id': own('favourites'),
  },
  archive: [
    {
      part: 'discussions',
      name: 'articles',
      select: ({ schoolId, userId }) => sql`
        select a.title as "title", a.summary as "summary", a.content as "text", a.state as "state",
          a.created_at as "createdAt", a.published_at as "at"
        from articles a where a.school_id = ${schoolId} and a.author_id = ${userId} order by a.id`,
    },
    ...(['likes', 'favourites', 'visits'] as const).map((kind) => ({
      part: 'favourites' as const,
      name: `article${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`,
      select: ({ schoolId, userId }: { schoolId: number; userId: number }) => sql`
        select a.title as "title", k.${sql.raw(kind === 'visits' ? 'visited_at' : 'created_at')} as "at"
        from ${sql.raw(`article_${kind}`)} k join articles a on a.id = k.article_id
        where k.school_id = ${schoolId} and k.user_id = ${userId} order by k.id`,
    })),
  ],
  erase: ({ schoolId, userId }) => [
    ...['article_likes', 'article_favourites', 'article_visits'].map(
      (table) =>
        sql`delete from ${sql.identifier(table)} where school_id = ${schoolId} and user_id = ${userId}`,
    ),
    sql`delete from articles where school_id = ${schoolId} and author_id = ${userId} and state = 'draft'
      and published_at is null`,
  ],
}
