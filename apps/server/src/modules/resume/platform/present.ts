import type { ResumeOffers } from '@titian/contract'
import type { EntryOffer } from './offers.ts'

type Shown = Pick<ResumeOffers['entries'][number], 'title' | 'detail' | 'start' | 'end'>

const month = (text: string | null): string | null => text || null

/** Returns the texts by which a person recognises the entry. */
function shownOf({ section, fields }: EntryOffer): Shown {
  switch (section) {
    case 'education':
      return { title: fields.schoolName, detail: fields.major, start: null, end: null }
    case 'internship': {
      const { jobTitle, content, start, end } = fields
      return { title: jobTitle, detail: content, start: month(start), end: month(end) }
    }
    case 'qualification': {
      const { name, issuer, number, date } = fields
      return { title: name, detail: [issuer, number].join(' · '), start: date, end: date }
    }
    case 'cultivate':
      return {
        title: fields.courseName,
        detail: fields.organiser,
        start: fields.start,
        end: fields.end,
      }
    case 'skill':
      return { title: fields.name, detail: fields.evidence, start: null, end: null }
    default:
      return { title: '', detail: '', start: null, end: null }
  }
}

export const entryOffer = (offer: EntryOffer): ResumeOffers['entries'][number] => ({
  id: offer.id,
  section: offer.section,
  ...shownOf(offer),
  source: offer.source ?? null,
})
