import type {
  CompanyCard,
  CompanyDetail,
  CompanyPlace,
  IntendedPosition,
  Language,
  PostCard,
  PostDetail,
} from '@titian/contract'
import type { Context } from '../../platform/http/context.ts'
import { publicAddress } from '../files/index.ts'
import { nameOfCity, nameOfIndustry, nameOfPosition, platformBook } from '../resume/index.ts'
import type { Intention } from './home/rules.ts'
import type { CompanyWithPosts, FullPost, ShownPost } from './queries.ts'
import { stateOf } from './rules.ts'
import type { CompanyRow } from './tables.ts'

export type View = Pick<Context, 'seal' | 'language' | 'now'>
type PlaceView = View & Pick<Context, 'maps'>

const logoOf = ({ logoFileId }: Pick<CompanyRow, 'logoFileId'>, { seal }: View) =>
  logoFileId === null ? '' : publicAddress(seal, logoFileId)

export function companyCard({ company, posts }: CompanyWithPosts, view: View): CompanyCard {
  const { seal, language } = view
  return {
    sign: seal('company', company.id),
    name: company.name,
    logo: logoOf(company, view),
    industry: company.industry,
    industryName: nameOfIndustry(company.industry, language),
    size: company.size,
    cityName: nameOfCity(company.city, language),
    verified: company.verified,
    posts,
  }
}

/**
 * JOB-030, JOB-124: returns the address of a company as text and as a link to the map of the
 * provider.
 */
function placeOf({ city, address }: CompanyRow, { maps, language }: PlaceView) {
  const map = address === '' ? '' : maps.frameOf(address, nameOfCity(city, language))
  return { city, address, map }
}

export function companyDetail(row: CompanyWithPosts, view: PlaceView): CompanyDetail {
  const { website, introduction } = row.company
  return { ...companyCard(row, view), ...placeOf(row.company, view), website, introduction }
}

/**
 * JOB-055: returns the name of a skill in the language of the reader if the platform knows the
 * skill.
 */
const nameOfSkill = (name: string, language: Language): string =>
  platformBook.findSkill(platformBook.codeOf(name))?.names[language] ?? name

export function postCard({ post, company }: ShownPost, view: View): PostCard {
  const { seal, language, now } = view
  const { title, city, remote, nature, degree, experience, skills } = post
  return {
    positionId: seal('jobPost', post.id),
    title,
    company: {
      sign: seal('company', company.id),
      name: company.name,
      logo: logoOf(company, view),
      verified: company.verified,
    },
    city,
    cityName: nameOfCity(city, language),
    remote,
    salary: {
      least: post.salaryLeast,
      most: post.salaryMost,
      currency: post.currency,
      per: post.salaryPer,
      negotiable: post.negotiable,
    },
    nature,
    degree,
    experience,
    skills: skills.map(({ name, level }) => ({ name: nameOfSkill(name, language), level })),
    language: post.language,
    state: stateOf(post, now),
    publishedAt: post.publishedAt?.toISOString() ?? null,
    endsAt: post.endsAt.toISOString(),
  }
}

export function postDetail(row: FullPost, collected: boolean, view: PlaceView): PostDetail {
  const { industry, position, description } = row.post
  return {
    ...postCard(row, view),
    industry,
    industryName: nameOfIndustry(industry, view.language),
    position,
    positionName: nameOfPosition(position, view.language),
    description,
    company: companyDetail(row, view),
    collected,
  }
}

export function companyPlace(row: CompanyWithPosts, view: PlaceView): CompanyPlace {
  return { ...companyCard(row, view), ...placeOf(row.company, view) }
}

export function intendedPosition(
  { id, positionCode, positionName, city, nature }: Intention,
  posts: number,
  language: Language,
): IntendedPosition {
  return {
    positionId: id,
    position: positionCode,
    positionName: positionName || nameOfPosition(positionCode, language),
    city,
    cityName: nameOfCity(city, language),
    nature,
    posts,
  }
}
