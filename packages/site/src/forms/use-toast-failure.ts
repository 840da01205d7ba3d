import { toast } from '@titian/ui'
import { placeOf } from '../calls/display-rules.ts'
import { useExplain } from '../calls/explain.ts'

/** Tells a failure over the page, unless the shell answers it (FRM-191). */
export function useToastFailure(): (error: unknown) => void {
  const explain = useExplain()
  return (error) => {
    if (placeOf(error) !== 'nowhere') toast.failure(explain(error))
  }
}
