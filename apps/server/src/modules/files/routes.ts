import { files } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { Refusal } from '../../platform/refusal.ts'
import { finishUpload } from './actions.ts'
import { downloadAddress, isSigned } from './addresses.ts'
import * as policy from './policy.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { readFileUrl } from './rules.ts'

/** Long enough to start a download, too short to pass on. */
const downloadSeconds = 300

export const fileRoutes = answer(files, {
  finishUpload: async ({ uploadId, purpose }, { db, files: store, actor, now, seal, refuse }) => {
    if (!policy.mayUpload(actor, purpose)) return refuse('noPermission')
    const stored = await finishUpload(db, store, actor, uploadId, purpose, now)
    return stored instanceof Refusal ? stored : present.storedFile(stored, seal('file', stored.id))
  },
  download: async (
    { fileUrl, fileName },
    { db, actor, now, school, open, seal, sealers, refuse },
  ) => {
    const address = readFileUrl(fileUrl)
    if (!address) return refuse('notFound')
    const file = await queries.getFile(db, school.id, open('file', address.sign))
    const isGiven = isSigned(sealers, 'serve', file.id, address.expires, address.signature, now)
    if (!isGiven && !policy.mayDownload(actor, file)) return refuse('noPermission')
    return {
      url: downloadAddress(sealers, seal, file.id, fileName ?? file.name, now, downloadSeconds),
    }
  },
})
