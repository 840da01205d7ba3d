import { courseSkills } from '../src/modules/skills/index.ts'
import type { SeedContext } from './seed-context.ts'

const school = 'teratai'

/** The skills that the school's courses teach, with levels. */
const taught: Record<string, [level: 1 | 2 | 3, ...codes: string[]]> = {
  'business-malay': [1, 'malay'],
  'workplace-email': [1, 'communication', 'english'],
  'hotel-english': [2, 'english', 'frontDesk'],
  'beginner-mandarin': [1, 'chinese'],
  'child-observation': [2, 'childCare'],
  'child-first-aid': [3, 'firstAid', 'childCare'],
  'front-office': [2, 'frontDesk', 'customerService'],
  'peranakan-kitchen': [2, 'cooking'],
  'room-thirty-minutes': [1, 'housekeeping'],
  'coffee-two-counters': [1, 'barista'],
  'heritage-walk': [3, 'tourGuiding'],
  'product-photography': [1, 'productPhotos', 'photography'],
  'one-minute-edit': [1, 'videoEditing', 'shortVideo'],
  'food-packaging': [3, 'packaging', 'graphicDesign'],
  'three-languages-page': [2, 'copywriting', 'translation'],
  'listing-keywords': [2, 'listing', 'crossBorder', 'productChoice'],
  'bookkeeping-shop': [1, 'bookkeeping', 'spreadsheets'],
  'sales-dashboard': [2, 'shopData', 'dataAnalysis'],
  'messages-reviews': [1, 'customerCare', 'customerService'],
  'live-hosting': [1, 'liveHosting', 'liveStreaming'],
  'marketplace-60-days': [3, 'storeOperation', 'ecommerce'],
  'short-video-shop': [1, 'shortVideo'],
  'sea-freight': [2, 'freight', 'logistics'],
  'customs-documents': [1, 'customs', 'shipping'],
  'stock-control': [2, 'inventory'],
  'warehouse-safety': [1, 'warehouse', 'safety'],
}

/** JOB-057, JOB-120: inserts the skills that the courses of the demo teach. */
export async function seedSkills({ db, schoolIds, courseIds }: SeedContext): Promise<void> {
  const schoolId = schoolIds.get(school)
  if (schoolId === undefined) return
  const rows = Object.entries(taught).flatMap(([key, [level, ...codes]]) => {
    const courseId = courseIds.get(`${school}/${key}`)
    return courseId === undefined ? [] : codes.map((code) => ({ schoolId, courseId, code, level }))
  })
  if (rows.length > 0) await db.insert(courseSkills).values(rows)
}
