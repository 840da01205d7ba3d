import { useSyncExternalStore } from 'react'
import { uploads, type UploadRow } from './upload-store.ts'

export function useUpload(sign: string): UploadRow | undefined {
  return useSyncExternalStore(uploads.subscribe, () => uploads.row(sign))
}
