import { z } from 'zod'
import { companyDetail, postCard, postDetail } from './shapes.ts'

/** A row of the list of companies for staff. */
export const keptCompanyCard = companyDetail
  .pick({
    sign: true,
    name: true,
    logo: true,
    industryName: true,
    cityName: true,
    verified: true,
    posts: true,
  })
  .extend({
    recommended: z.boolean(),
    email: z.string(),
    /** The number of posts in any state, including drafts. */
    allPosts: z.number().int(),
    changedAt: z.string(),
    version: z.number().int(),
  })
export type KeptCompanyCard = z.output<typeof keptCompanyCard>

/** All fields of a company, for its form. */
export const keptCompany = companyDetail
  .pick({
    sign: true,
    name: true,
    logo: true,
    industry: true,
    size: true,
    city: true,
    address: true,
    website: true,
    introduction: true,
    verified: true,
    posts: true,
  })
  .extend({
    /** The path of the stored logo, which the form sends back, or null. */
    logoPath: z.string().nullable(),
    contactName: z.string(),
    email: z.string(),
    recommended: z.boolean(),
    allPosts: z.number().int(),
    changedAt: z.string(),
    version: z.number().int(),
  })
export type KeptCompany = z.output<typeof keptCompany>

/** A row of the list of posts for staff. */
export const keptPostCard = postCard
  .pick({
    positionId: true,
    title: true,
    cityName: true,
    remote: true,
    state: true,
    publishedAt: true,
    endsAt: true,
    salary: true,
  })
  .extend({
    companyName: z.string(),
    recommended: z.boolean(),
    takenDownReason: z.string(),
    version: z.number().int(),
  })
export type KeptPostCard = z.output<typeof keptPostCard>

/** All fields of a post, for its form. */
export const keptPost = postDetail
  .pick({
    positionId: true,
    title: true,
    position: true,
    industry: true,
    city: true,
    remote: true,
    salary: true,
    nature: true,
    degree: true,
    experience: true,
    skills: true,
    language: true,
    description: true,
    state: true,
    publishedAt: true,
    endsAt: true,
  })
  .extend({
    companySign: z.string(),
    companyName: z.string(),
    recommended: z.boolean(),
    /**
     * Whether the post ends by default 30 days after its publication, so that a draft has no end
     * date yet.
     */
    usualEnd: z.boolean(),
    takenDownReason: z.string(),
    changedAt: z.string(),
    version: z.number().int(),
  })
export type KeptPost = z.output<typeof keptPost>

/** Why a post was not prolonged. */
export const prolongRefusals = ['draft', 'takenDown', 'notLater'] as const
export const prolonged = z.object({
  prolonged: z.number().int(),
  refused: z.array(
    z.object({ positionId: z.string(), title: z.string(), why: z.enum(prolongRefusals) }),
  ),
})
export type Prolonged = z.output<typeof prolonged>
