import type { ServerModule } from '../../platform/module.ts'
import { fileJobs } from './jobs.ts'
import { addReceiving } from './receive.ts'
import { fileRoutes } from './routes.ts'
import { addServing } from './serve.ts'

export { filesOfPerson } from './own-data/queries.ts'
export {
  admitCopies,
  copyStored,
  freshLocalPath,
  readAsDataAddress,
  removeOwnFile as removeFileNow,
  storeFile,
} from './actions.ts'
export { attachmentNamed, nameOfType, typeEndings } from './rules.ts'
export {
  downloadAddress,
  playlistAddress,
  previewAddress,
  publicAddress,
  signedAddress,
} from './addresses.ts'
export { hasPreview } from './preview.ts'
export { getFile, removeCopies } from './queries.ts'
export { askForRenditions } from './renditions/jobs.ts'
export { hasRenditions } from './renditions/queries.ts'
export { isOfRoom } from './storage/rules.ts'
export {
  findRoom,
  listStorageFigures,
  lockStorage,
  setFileLimits,
  storageColumns,
  storageOf,
  videoUseOf,
} from './storage/queries.ts'
export { files, schoolStorage } from './tables.ts'

export const filesModule: ServerModule = {
  name: 'files',
  routes: fileRoutes,
  jobs: fileJobs,
  addresses: (app, deps) => {
    addReceiving(app, deps)
    addServing(app, deps)
  },
}
