import { Button } from '@mantine/core'
import { homework, type TaughtWork } from '@titian/contract'
import { callKey, useAct } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface ReleaseButtonProps {
  work: Pick<TaughtWork, 'idSign' | 'released' | 'title'>
  onChanged?: (work: TaughtWork) => void
}

/** CRS-176: releases a task, so that students can see it. */
export function ReleaseButton({ work, onChanged }: ReleaseButtonProps) {
  const { t } = useTranslation('homework')
  const { idSign: sign, released, title } = work
  const act = useAct(homework.releaseHomework, {
    refresh: [callKey(homework.listHomework), callKey(homework.homeworkById)],
    onDone: (changed) => {
      toast.success(t(changed.released ? 'released' : 'withdrawn'))
      onChanged?.(changed)
    },
  })
  return (
    <Button
      variant={released ? 'default' : 'light'}
      loading={act.isPending}
      aria-label={t(released ? 'withdrawNamed' : 'releaseNamed', { name: title })}
      onClick={() => act.mutate({ sign, released: !released })}
    >
      {t(released ? 'withdraw' : 'release')}
    </Button>
  )
}
