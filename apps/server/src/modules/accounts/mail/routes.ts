import type { accounts } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import * as actions from './actions.ts'

/** JOB-125 to JOB-130: the mail address of a person, and what its links do. */
export const mailAnswers: SomeAnswers<
  typeof accounts,
  | 'ownMail'
  | 'saveMailAddress'
  | 'renewMailLink'
  | 'removeMailAddress'
  | 'switchMail'
  | 'mailLink'
  | 'confirmMailAddress'
  | 'mailOffLink'
  | 'switchMailOff'
> = {
  ownMail: (_, context) => actions.showOwn(context),
  saveMailAddress: async ({ address }, context) =>
    (await actions.saveAddress(context, address)) ?? actions.showOwn(context),
  renewMailLink: async (_, context) =>
    (await actions.renewLink(context)) ?? actions.showOwn(context),
  removeMailAddress: async (_, context) => {
    await actions.removeAddress(context)
    return actions.showOwn(context)
  },
  switchMail: async (change, context) =>
    (await actions.switchOwn(context, change)) ?? actions.showOwn(context),
  mailLink: async ({ token }, context) => {
    const link = await actions.findLink(context, token)
    return link instanceof Refusal ? link : { address: link.address }
  },
  confirmMailAddress: ({ token }, context) => actions.confirm(context, token),
  mailOffLink: async ({ token }, context) => {
    const link = await actions.findOffLink(context, token)
    return link instanceof Refusal ? link : { kind: link.kind, on: link.on }
  },
  switchMailOff: async ({ token }, context) => {
    const link = await actions.switchOff(context, token)
    return link instanceof Refusal ? link : { kind: link.kind, on: link.on }
  },
}
