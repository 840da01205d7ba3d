import { files } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { Refusal } from '../../platform/refusal.ts'
import { finishUpload, removeOwnFile } from './actions.ts'
import { askForRenditions } from './renditions/jobs.ts'
import { downloadAddress, isSigned } from './addresses.ts'
import * as policy from './policy.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { readFileUrl } from './rules.ts'
import { sumFilesOf } from './storage/queries.ts'

/**
 * The seconds for which the address is valid: long enough to start a download, and too short to
 * pass the address to others.
 */
const downloadSeconds = 300

export const fileRoutes = answer(files, {
  finishUpload: async ({ uploadId, purpose }, context) => {
    const { db, files: store, actor, now, seal, refuse } = context
    if (!policy.mayUpload(actor, purpose)) return refuse('noPermission')
    const stored = await finishUpload(db, store, actor, uploadId, purpose, now)
    if (stored instanceof Refusal) return stored
    await askForRenditions(context, stored)
    return present.storedFile(stored, seal('file', stored.id))
  },
  download: async (
    { fileUrl, fileName },
    { db, actor, now, school, open, seal, sealers, refuse },
  ) => {
    const address = readFileUrl(fileUrl)
    if (!address) return refuse('notFound')
    const file = await queries.getFile(db, school.id, open('file', address.sign))
    const isGiven = isSigned(sealers, 'serve', file.id, address.expires, address.signature, now)
    // CRS-211: the address of one logged view must not be exchanged for an address that is valid
    // for longer.
    if (file.purpose === 'face') return refuse('noPermission')
    if (!isGiven && !policy.mayDownload(actor, file)) return refuse('noPermission')
    return {
      url: downloadAddress(sealers, seal, file.id, fileName ?? file.name, now, downloadSeconds),
    }
  },
  listOwnFiles: async (window, { db, actor, seal }) => {
    const { schoolId, userId } = actor
    const rows = await queries.listOwnFiles(db, schoolId, userId, window)
    const sums = await sumFilesOf(db, { schoolId, ownerId: userId })
    const list = rows.map((row) => present.ownFile(row, seal('file', row.id)))
    return { list, ...sums }
  },
  removeOwnFile: async ({ path }, { db, files: store, actor, school, open, refuse }) => {
    const file = await queries.getFile(db, school.id, open('file', path))
    if (file.purpose !== 'own' || !policy.isOwn(actor, file)) return refuse('notFound')
    await removeOwnFile(db, store, file)
    return null
  },
})
