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

/** What a comment is about: a section, or an entry of it. */
export type Place = Pick<ResumeComment, 'section' | 'entryId'>

export const wholePage: Place = { section: 'basics', entryId: '' }

/** A place as the value of a field. */
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

/** The sections of the page in its order, and those that the page does not have. */
export function sectionsOf({ sections }: PrintedResume) {
  const shown = sections.map(({ name }) => name)
  const others = commentSections.filter(
    (name) => name !== 'basics' && !shown.some((one) => one === name),
  )
  return { shown, others }
}

/** What a change of the comments makes out of date. */
export const changedByComments = [
  callKey(resume.requestedReview),
  callKey(resume.listRequestedReviews),
]
