import { resume, wrongField } from '@titian/contract'
import { answer, type SomeAnswers } from '../../platform/http/answer.ts'
import { Refusal, refusal } from '../../platform/refusal.ts'
import * as actions from './actions.ts'
import { hideSections, orderEntries, orderSections } from './content/changes.ts'
import * as present from './present.ts'
import { exchangeAnswers } from './exchange/routes.ts'
import { platformAnswers } from './platform/routes.ts'
import { exportAnswers } from './export/routes.ts'
import { fitAnswers } from './fit/routes.ts'
import { reviewAnswers } from './reviews/routes.ts'
import { revisionAnswers } from './revisions/routes.ts'
import { refuseForeign } from './sections/entries.ts'
import { sharingAnswers } from './sharing/routes.ts'
import { sectionAnswers } from './sections/routes.ts'
import { isCity } from './tags/check.ts'
import { tagAnswers } from './tags/routes.ts'
import { videoAnswers } from './video/routes.ts'

/** The parts of a resume outside of its sections. */
const contentAnswers: SomeAnswers<
  typeof resume,
  | 'resumeInfo'
  | 'resumeDetail'
  | 'updateResumeDetail'
  | 'updatePersonalAdvantage'
  | 'updateHeadPicture'
  | 'updateResumeLook'
  | 'orderResume'
> = {
  resumeInfo: async (_, context) => {
    const { content, ...row } = await actions.getResume(context)
    const { resumeId, revision, savedAt, photo } = present.detail({ content, ...row }, context)
    return { resumeId, revision, savedAt, photo, ...content.basics }
  },
  resumeDetail: async ({ resumeId }, context) => {
    const refused = refuseForeign(context, resumeId)
    return refused ?? present.detail(await actions.getResume(context), context)
  },
  updateResumeDetail: async ({ resumeId, revision: basis, ...basics }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    if (basics.city && !isCity(basics.city))
      return refusal('invalidInput', { fields: wrongField('city', context.language) })
    const made = { basis, part: 'basics', act: 'changed' } as const
    return actions.confirmed(
      await actions.change(context, made, (content) => ({ ...content, basics })),
    )
  },
  updatePersonalAdvantage: async ({ resumeId, revision: basis, personalAdvantage }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const made = { basis, part: 'personalAdvantage', act: 'changed' } as const
    return actions.confirmed(
      await actions.change(context, made, (content) => ({ ...content, personalAdvantage })),
    )
  },
  updateHeadPicture: async ({ resumeId, revision: basis, photoPath }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const outcome = await actions.changePhoto(context, basis, photoPath)
    if (outcome instanceof Refusal) return outcome
    return { ...present.changed(outcome), photo: present.photo(outcome, context) }
  },
  updateResumeLook: async ({ resumeId, revision: basis, ...look }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const made = { basis, part: 'look', act: 'changed' } as const
    return actions.confirmed(
      await actions.change(context, made, (content) => ({ ...content, look })),
    )
  },
  orderResume: async (input, context) => {
    const { resumeId, revision: basis, sections, hiddenSections, entries } = input
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const made = { basis, part: entries?.section ?? 'sections', act: 'ordered' } as const
    return actions.confirmed(
      await actions.change(context, made, (content) => {
        const ordered = sections ? orderSections(content, sections) : content
        const shown = hiddenSections ? hideSections(ordered, hiddenSections) : ordered
        return entries ? orderEntries(shown, entries.section, entries.ids) : shown
      }),
    )
  },
}

export const resumeRoutes = answer(resume, {
  ...sectionAnswers,
  ...contentAnswers,
  ...revisionAnswers,
  ...tagAnswers,
  ...exchangeAnswers,
  ...sharingAnswers,
  ...videoAnswers,
  ...platformAnswers,
  ...exportAnswers,
  ...fitAnswers,
  ...reviewAnswers,
})
