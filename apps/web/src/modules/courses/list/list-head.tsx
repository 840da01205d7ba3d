import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useFormats } from '@titian/site'
import { HeroArt, PageWidth, type TerracesOptions } from '@titian/ui'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useCourseCount } from './filter-links.tsx'
import styles from './list-head.module.css'

const land: TerracesOptions = {
  width: 720,
  height: 180,
  palette: 'mist',
  sky: true,
  ridge: 0.55,
  rise: 0.6,
  lean: 0.6,
  layers: 8,
}

interface ListHeadProps {
  title: string
  /** Says below the title how many courses the school lists. */
  counted: boolean
  term: string
  onSearch: (term: string) => void
}

/** The search is what the eye meets first; its term stays in the field. */
export function ListHead({ title, counted, term, onSearch }: ListHeadProps) {
  const { t } = useTranslation('courses')
  const { number } = useFormats()
  const count = useCourseCount()
  const [text, setText] = useState(term)
  const [before, setBefore] = useState(term)
  // The address may change under the field: by "back", or by a pill that was taken away.
  if (before !== term) {
    setBefore(term)
    setText(term)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  const clear = () => {
    setText('')
    if (term) onSearch('')
  }
  return (
    <div className={styles['top']}>
      <div className={styles['art']}>
        <HeroArt seed="list-9" wide={land} />
      </div>
      <PageWidth className={styles['inside']}>
        <h1>{title}</h1>
        <p className={styles['lead']}>
          {counted && count > 0
            ? t('list.counted', { count, formatted: number(count) })
            : t('list.lead')}
        </p>
        <search>
          <form className={styles['form']} onSubmit={submit}>
            <TextInput
              size="lg"
              type="search"
              enterKeyHint="search"
              aria-label={t('list.search')}
              placeholder={t('list.search')}
              value={text}
              maxLength={60}
              onChange={(event) => setText(event.currentTarget.value)}
              leftSection={<IconSearch size={20} aria-hidden />}
              rightSection={
                text ? <CloseButton aria-label={t('list.clearSearch')} onClick={clear} /> : null
              }
              classNames={{ input: styles['input'] }}
            />
          </form>
        </search>
      </PageWidth>
    </div>
  )
}
