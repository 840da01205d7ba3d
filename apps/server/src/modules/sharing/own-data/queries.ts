import { sql } from 'drizzle-orm'
import { kept, type PersonalData } from '../../../platform/personal/personal-data.ts'

const seats = 'The places that a link has given are counted by it.'

export const sharingOfPerson: PersonalData = {
  references: {
    'share_links.created_by': kept(
      'favourites',
      'The link ends; who joined a course by it stays in the course.',
    ),
    'share_links.activated_by': kept('favourites', seats),
    'share_link_uses.user_id': kept('favourites', seats),
  },
  archive: [
    {
      part: 'favourites',
      name: 'links',
      select: ({ schoolId, userId }) => sql`
        select c.names as "course", s.created_at as "createdAt", s.expires_at as "endsAt",
          s.withdrawn_at as "withdrawnAt"
        from share_links s join courses c on c.id = s.course_id
        where s.school_id = ${schoolId} and s.created_by = ${userId} order by s.id`,
    },
    {
      part: 'favourites',
      name: 'linksUsed',
      select: ({ schoolId, userId }) => sql`
        select c.names as "course", u.used_at as "at" from share_link_uses u join share_links s on s.id = u.link_id
        join courses c on c.id = s.course_id
        where u.school_id = ${schoolId} and u.user_id = ${userId} order by u.used_at, u.link_id`,
    },
  ],
  erase: ({ schoolId, userId }, now) => [
    sql`update share_links set withdrawn_at = ${now.toISOString()}
      where school_id = ${schoolId} and created_by = ${userId} and withdrawn_at is null`,
  ],
}
