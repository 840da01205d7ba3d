import { z } from 'zod'
import { ownerProof as proof, refusedProof } from '../accounts/fields.ts'
import { call } from '../wire/call.ts'
import { nothing } from '../wire/fields.ts'
import { accountClosing, ownArchive } from './shapes.ts'

const own = { who: 'signedIn', beforeIdentity: 'allowed' } as const
const refusals = [...refusedProof, 'alreadyDone'] as const

/** ACC-299 to ACC-314: exporting the own data, and closing the own account. */
export const privacy = {
  ownArchive: call({
    ...own,
    id: 'CALL-739',
    method: 'GET',
    path: '/privacy/ownArchive',
    kind: 'read',
    private: true,
    input: nothing,
    data: ownArchive,
  }),
  /**
   * Refused with `alreadyDone` (reason `archiveWaits`) while an archive is being made, and with
   * `waitBefore` (reason `archiveOnceADay`, `extend.nextAt`) within a day of the last order.
   */
  orderOwnArchive: call({
    ...own,
    id: 'CALL-740',
    method: 'POST',
    path: '/privacy/orderOwnArchive',
    kind: 'save',
    private: true,
    input: proof,
    data: ownArchive,
    refusals,
  }),
  /** Returns an address of the archive that is valid for a minute in the caller's session. */
  downloadOwnArchive: call({
    ...own,
    id: 'CALL-741',
    method: 'POST',
    path: '/privacy/downloadOwnArchive',
    kind: 'read',
    private: true,
    input: nothing,
    data: z.object({ url: z.string(), fileName: z.string(), bytes: z.number().int() }),
  }),
  accountClosing: call({
    ...own,
    id: 'CALL-742',
    method: 'GET',
    path: '/privacy/accountClosing',
    kind: 'read',
    private: true,
    input: nothing,
    data: accountClosing,
  }),
  /**
   * Requests the closing of the caller's account and ends the other sessions. A second request
   * changes nothing. While something prevents the closing, the call is refused with `alreadyDone`,
   * the reason `closingHindered` and the list `extend.hindrances` of `accountClosing`.
   */
  closeOwnAccount: call({
    ...own,
    id: 'CALL-743',
    method: 'POST',
    path: '/privacy/closeOwnAccount',
    kind: 'save',
    private: true,
    input: proof,
    data: accountClosing,
    refusals,
  }),
  /**
   * Cancels the closing of the account. If the account is not being closed, the call changes
   * nothing.
   */
  keepOwnAccount: call({
    ...own,
    id: 'CALL-744',
    method: 'POST',
    path: '/privacy/keepOwnAccount',
    kind: 'save',
    private: true,
    input: nothing,
    data: accountClosing,
  }),
}
