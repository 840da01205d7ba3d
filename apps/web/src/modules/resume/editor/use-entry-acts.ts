import { resume, type ResumeContent, type SectionName } from '@titian/contract'
import { pickEntry } from '../forms/entry-fields.ts'
import { sectionCalls } from '../data/section-calls.ts'
import { useResume } from '../data/use-resume.ts'
import { same, useReport } from '../data/use-section-acts.ts'

const idsOf = (content: ResumeContent, section: SectionName) =>
  content.sections[section].map(({ id }) => id)

/**
 * Actions of one click: ordering, hiding, deleting. Each action is based on what the person sees.
 * If another window has changed the entry or its section, the newer state is shown with the reason,
 * and nothing is changed.
 */
export function useEntryActs() {
  const { detail, resumeId, change } = useResume()
  const report = useReport()
  const { content } = detail
  const orderEntries = (section: SectionName, ids: string[]) =>
    report(
      change(resume.orderResume, { resumeId, entries: { section, ids } }, (now) =>
        same(idsOf(now, section), idsOf(content, section)),
      ),
    )
  const isUnchanged = (section: SectionName, id: string) => {
    const seen = pickEntry(section, id, content)
    return (now: ResumeContent) => same(pickEntry(section, id, now), seen)
  }
  const hideEntry = (section: SectionName, id: string, hidden: boolean) => {
    const { update, idName } = sectionCalls[section]
    const { id: _, ...fields } = pickEntry(section, id, content) ?? { id }
    return report(change(update, { ...fields, hidden, [idName]: id }, isUnchanged(section, id)))
  }
  const removeEntry = (section: SectionName, id: string) => {
    const { remove, idName } = sectionCalls[section]
    return report(change(remove, { [idName]: id }, isUnchanged(section, id)))
  }
  const showWholeEntry = (id: string) =>
    report(
      change(resume.showWholeEntry, { resumeId, entryId: id }, ({ shownLines }) =>
        same(shownLines?.[id], content.shownLines?.[id]),
      ),
    )
  return { orderEntries, hideEntry, removeEntry, showWholeEntry }
}
