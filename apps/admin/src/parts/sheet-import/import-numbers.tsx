import type { ImportPreview } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import styles from './sheet-import.module.css'

/** What the import would do, in five numbers. */
export function ImportNumbers({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation('app')
  const { number } = useFormats()
  const numbers = [
    ['rows', preview.rows],
    ['fresh', preview.fresh],
    ['changed', preview.changed],
    ['same', preview.same],
    ['faulty', preview.faulty],
  ] as const
  return (
    <dl className={styles['numbers']}>
      {numbers.map(([key, value]) => (
        <div key={key} data-bad={(key === 'faulty' && value > 0) || undefined}>
          <dt>{t(`import.number.${key}`)}</dt>
          <dd className="num">{number(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
