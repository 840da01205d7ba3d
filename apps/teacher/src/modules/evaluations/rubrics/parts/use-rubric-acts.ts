import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { evaluations, type Rubric } from '@titian/contract'
import { askKey, callKey, type ServerRefusal, useAct } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../../app/paths.ts'

interface Follow {
  /** The rubric after it was published or retired. */
  onChanged?: ((rubric: Rubric) => void) | undefined
  onRemoved?: (() => unknown) | undefined
}

/**
 * The actions on a rubric. If the copy on the page is outdated, the action is refused with a
 * message, and the copy is loaded again.
 */
export function useRubricActs({ onChanged, onRemoved }: Follow = {}) {
  const { t } = useTranslation('evaluations')
  const client = useQueryClient()
  const router = useRouter()
  const refresh = () =>
    Promise.all(
      [evaluations.listRubrics, evaluations.rubricBySign].map((call) =>
        client.invalidateQueries({ queryKey: callKey(call) }),
      ),
    )
  const onRefusal = ({ reason }: ServerRefusal) => {
    if (reason !== 'changedMeanwhile' && reason !== 'rubricNotDraft' && reason !== 'rubricInUse')
      return false
    toast.failure(t('rubrics.act.changed'))
    void refresh()
    return true
  }
  const put = (rubric: Rubric) =>
    client.setQueryData(askKey(evaluations.rubricBySign, { sign: rubric.sign }), rubric)
  const listed = [callKey(evaluations.listRubrics)]
  const keep = (said: string) => ({
    refresh: listed,
    onRefusal,
    onDone: (rubric: Rubric) => {
      put(rubric)
      toast.success(said)
      onChanged?.(rubric)
    },
  })
  return {
    publish: useAct(evaluations.publishRubric, keep(t('rubrics.act.publishDone'))),
    retire: useAct(evaluations.retireRubric, keep(t('rubrics.act.retireDone'))),
    remove: useAct(evaluations.removeRubric, {
      refresh: listed,
      onRefusal,
      onDone: async () => {
        toast.success(t('rubrics.act.removeDone'))
        await onRemoved?.()
      },
    }),
    newVersion: useAct(evaluations.newRubricVersion, {
      refresh: listed,
      onRefusal,
      onDone: (rubric) => {
        put(rubric)
        return router.navigate(linkTo.rubric(rubric.sign))
      },
    }),
  }
}
