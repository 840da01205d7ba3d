import { useQueryClient } from '@tanstack/react-query'
import { evaluations, type OwnAssessment } from '@titian/contract'
import { askKey, callKey } from '@titian/site'

/** Stores a response in the cache of the page, and loads the list again. */
export function useShow() {
  const client = useQueryClient()
  return (assessment: OwnAssessment) => {
    client.setQueryData(askKey(evaluations.ownAssessment, { sign: assessment.sign }), assessment)
    void client.invalidateQueries({ queryKey: callKey(evaluations.ownAssessments) })
  }
}
