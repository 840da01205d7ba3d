import { callKey } from '@titian/site'
import {
  type CommentSection,
  commentSections,
  headings,
  type Language,
  type PrintedResume,
  resume,
  type ResumeComment,
} from '@titian/contract'

/** What a comment is about: a section, or an entry of the section. */
export type Place = Pick<ResumeComment, 'section' | 'entryId'>

export const wholePage: Place = { section: 'basics', entryId: '' }

/** Encodes a target as the value of a select. */
export const valueOf = ({ section, entryId }: Place): string =>
  entryId ? `${section} ${entryId}` : section

export function placeOf(value: string): Place {
  const [name = '', entryId = ''] = value.split(' ')
  const section = commentSections.find((one) => one === name) ?? 'basics'
  return { section, entryId }
}

export const sectionName = (
  section: CommentSection,
  language: Language,
  nameOfHead: string,
): string => (section === 'basics' ? nameOfHead : headings[section][language])

/** Returns the sections that the page shows, in order, and the sections that it does not show. */
export function sectionsOf({ sections }: PrintedResume) {
  const shown = sections.map(({ name }) => name)
  const others = commentSections.filter(
    (name) => name !== 'basics' && !shown.some((one) => one === name),
  )
  return { shown, others }
}

/** The queries that are outdated after a change of comments. */
export const changedByComments = [
  callKey(resume.requestedReview),
  callKey(resume.listRequestedReviews),
]
