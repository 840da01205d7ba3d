import { schools } from '@titian/contract'
import { useAsk } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import styles from './home.module.css'

/** CNT-066: the branches of the school; not shown if there are none. */
export function SchoolDistricts() {
  const { t } = useTranslation('schools')
  const { data } = useAsk(schools.schoolDistricts, {})
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="home-districts">
      <SectionHead id="home-districts" title={t('home.districts')} />
      <ul className={styles['strip']}>
        {data.map(({ name, address, phone }) => (
          <li key={name}>
            <b>{name}</b>
            <p className="muted">{address}</p>
            {phone ? (
              <a className="num" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
