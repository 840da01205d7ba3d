import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useFormats } from '@titian/site'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import styles from './sheet-import.module.css'

interface ImportDoneProps {
  fileName: string
  fresh: number
  changed: number
  onAgain: () => void
}

export function ImportDone({ fileName, fresh, changed, onAgain }: ImportDoneProps) {
  const { t } = useTranslation('app')
  const { number } = useFormats()
  const words = { name: fileName, fresh: number(fresh), changed: number(changed) }
  return (
    <>
      <Note tone="ok" icon={<IconCircleCheck size={18} aria-hidden />} live>
        {t('import.doneText', words)}
      </Note>
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onAgain}>
          {t('import.another')}
        </Button>
      </div>
    </>
  )
}
