import { materials, type CourseMaterial } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, callKey, useAsk, useShowFailure } from '@titian/site'
import { useState } from 'react'

/** Loads the files of the whole course in one query. Each chapter then shows its own files. */
export function useCourseFiles(courseSign: string) {
  return useAsk(materials.allCourseDataList, { courseIdSign: courseSign }, { staleTime: 0 })
}

/** Moves and deletes files. After each action, also a failed one, the list is loaded again. */
export function useFileActs() {
  const client = useQueryClient()
  const showFailure = useShowFailure()
  const [busy, setBusy] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: callKey(materials.allCourseDataList) })
  const act = async (run: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await run()
    } catch (error) {
      showFailure(error)
      throw error
    } finally {
      await refresh()
      setBusy(false)
    }
  }
  return {
    busy,
    refresh,
    move: ({ idSign }: CourseMaterial, place: number) =>
      void act(() => ask(materials.moveCourseData, { idSign, place })).catch(() => {}),
    remove: ({ idSign: sign }: CourseMaterial) =>
      act(() => ask(materials.courseDataDelete, { sign })),
  }
}
