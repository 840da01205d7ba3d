import type { KeptPost, KeptPostCard } from '@titian/contract'
import { postCard, type View } from '../present.ts'
import type { PostWithCompany } from '../queries.ts'

export function keptPostCard(row: PostWithCompany, view: View): KeptPostCard {
  const { positionId, title, cityName, remote, state, publishedAt, endsAt, salary } = postCard(
    row,
    view,
  )
  const { recommended, takenDownReason, version } = row.post
  return {
    positionId,
    title,
    cityName,
    remote,
    state,
    publishedAt,
    endsAt,
    salary,
    companyName: row.company.name,
    recommended,
    takenDownReason,
    version,
  }
}

export function keptPost(row: PostWithCompany, view: View): KeptPost {
  const { cityName: _, ...card } = keptPostCard(row, view)
  const { position, industry, city, nature, degree, experience } = row.post
  const { skills, language, description, usualEnd, changedAt } = row.post
  return {
    ...card,
    position,
    industry,
    city,
    nature,
    degree,
    experience,
    skills,
    language,
    description,
    companySign: view.seal('company', row.company.id),
    usualEnd,
    changedAt: changedAt.toISOString(),
  }
}
