import { resume, type ResumeContent, type SectionName } from '@titian/contract'
import { useExplain } from '@titian/site'
import { toast } from '@titian/ui'
import { useCallback } from 'react'
import { pickEntry } from '../forms/entry-fields.ts'
import { sectionCalls } from './section-calls.ts'
import { useResume } from './use-resume.ts'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const idsOf = (content: ResumeContent, section: SectionName) =>
  content.sections[section].map(({ id }) => id)

/**
 * What is done by one press: ordering, hiding, deleting. Each is based on what the person sees; where another window
 * has changed that, the newer state is shown with the reason, and nothing is changed.
 */
export function useActs() {
  const { detail, resumeId, change } = useResume()
  const explain = useExplain()
  const { content } = detail
  const report = useCallback(
    async (made: Promise<unknown>): Promise<boolean> => {
      try {
        await made
        return true
      } catch (error) {
        toast.failure(explain(error))
        return false
      }
    },
    [explain],
  )
  const orderSections = (sections: SectionName[]) =>
    report(
      change(resume.orderResume, { resumeId, sections }, ({ sectionOrder }) =>
        same(sectionOrder, content.sectionOrder),
      ),
    )
  const hideSection = (section: SectionName, hidden: boolean) => {
    const others = content.hiddenSections.filter((name) => name !== section)
    const hiddenSections = hidden ? [...others, section] : others
    return report(
      change(resume.orderResume, { resumeId, hiddenSections }, (now) =>
        same(now.hiddenSections, content.hiddenSections),
      ),
    )
  }
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
  return { orderSections, hideSection, orderEntries, hideEntry, removeEntry }
}
