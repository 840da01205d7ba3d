import { z } from 'zod'
import { call } from '../wire/call.ts'
import { nothing } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { mailAddressMost, mailKinds } from './rules.ts'
import { ownMail } from './shapes.ts'

const own = { who: 'signedIn', data: ownMail } as const
const byLink = { who: 'anyone', method: 'POST' } as const
/**
 * The secret of a link is the last segment of the link's path. It is never in a query, so that no
 * log stores it.
 */
const token = z.object({ token: z.string().trim().min(1).max(200) })
const kind = z.enum(mailKinds)

/** JOB-125 to JOB-131: the e-mail address of a person, and the kinds of e-mail. */
export const mailCalls = {
  ownMail: call({
    ...own,
    id: 'CALL-699',
    method: 'GET',
    path: '/user/ownMail',
    kind: 'read',
    input: nothing,
  }),
  /**
   * E-mails a link to the new address; until the person confirms the new address by the link, the
   * earlier address remains.
   */
  saveMailAddress: call({
    ...own,
    id: 'CALL-700',
    method: 'POST',
    path: '/user/saveMailAddress',
    kind: 'save',
    input: z.object({
      address: z
        .string()
        .trim()
        .max(mailAddressMost, says('email'))
        .pipe(z.email(says('email'))),
    }),
  }),
  /** Sends another link; the earlier one stops working. */
  renewMailLink: call({
    ...own,
    id: 'CALL-701',
    method: 'POST',
    path: '/user/renewMailLink',
    kind: 'save',
    input: nothing,
    refusals: ['alreadyDone'],
  }),
  removeMailAddress: call({
    ...own,
    id: 'CALL-702',
    method: 'POST',
    path: '/user/removeMailAddress',
    kind: 'save',
    input: nothing,
  }),
  /** Changes one switch, so that two open pages do not overwrite each other. */
  switchMail: call({
    ...own,
    id: 'CALL-703',
    method: 'POST',
    path: '/user/switchMail',
    kind: 'save',
    input: z.object({ kind, on: z.boolean() }),
  }),
  /**
   * JOB-126: returns what the link would confirm. Changes nothing, because e-mail filters open
   * links too.
   */
  mailLink: call({
    ...byLink,
    id: 'CALL-704',
    path: '/user/mailLink',
    kind: 'read',
    input: token,
    data: z.object({ address: z.string() }),
    refusals: ['alreadyDone'],
  }),
  confirmMailAddress: call({
    ...byLink,
    id: 'CALL-705',
    path: '/user/confirmMailAddress',
    kind: 'save',
    input: token,
    data: z.object({ address: z.string() }),
    refusals: ['alreadyDone'],
  }),
  /** JOB-130: returns what the link would turn off. */
  mailOffLink: call({
    ...byLink,
    id: 'CALL-706',
    path: '/user/mailOffLink',
    kind: 'read',
    input: token,
    data: z.object({ kind, on: z.boolean() }),
  }),
  switchMailOff: call({
    ...byLink,
    id: 'CALL-706',
    path: '/user/switchMailOff',
    kind: 'save',
    input: token,
    data: z.object({ kind, on: z.boolean() }),
  }),
}
