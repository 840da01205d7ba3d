import { Flex, Image } from '@mantine/core'
import { IconChevronDown, IconExternalLink } from '@tabler/icons-react'
import { htmlLanguage, pickText, type Language } from '@titian/contract'
import { currentLanguage, FlyOut, flyOutNote, flyOutRow, useSchool } from '@titian/site'
import { LogoMark, Segmented } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import styles from './menu-preview.module.css'
import type { MenuChildValues, MenuValues } from './menu-values.ts'
import { useOwnLanguages } from '../parts/use-own-languages.ts'

interface Reading {
  language: Language
  own: Language
}

function Words({ menu, language, own }: Reading & { menu: MenuChildValues }) {
  const { t } = useTranslation('schools')
  return (
    <>
      {pickText(menu.name, language, own) || t('list.unnamed')}
      {menu.openMode === '_blank' ? <IconExternalLink size={14} aria-hidden /> : null}
    </>
  )
}

function Item({ menu, ...reading }: Reading & { menu: MenuValues }) {
  const children = menu.children.filter(({ active }) => active)
  const explain = pickText(menu.explain, reading.language, reading.own)
  if (children.length === 0) {
    return (
      <span className={styles['item']} title={explain || undefined}>
        <Words menu={menu} {...reading} />
      </span>
    )
  }
  const label = (
    <>
      <Words menu={menu} {...reading} />
      <IconChevronDown size={16} aria-hidden />
    </>
  )
  return (
    <FlyOut label={label} className={styles['item']}>
      {() => (
        <>
          {explain ? <p className={flyOutNote}>{explain}</p> : null}
          {[menu, ...children].map((row) => (
            <span key={row.key} className={flyOutRow}>
              <Words menu={row} {...reading} />
            </span>
          ))}
        </>
      )}
    </FlyOut>
  )
}

/** Previews the header in each language with the unsaved menus. */
export function MenuPreview({ menus }: { menus: readonly MenuValues[] }) {
  const { t } = useTranslation('schools')
  const logo = useSchool().baseInfo?.logo
  const languages = useOwnLanguages()
  const [chosen, setChosen] = useState<Language>(currentLanguage())
  const language = languages.includes(chosen) ? chosen : languages[0]
  const shown = menus.filter(({ active }) => active)
  return (
    <FormCard title={t('preview.title')} lead={t('preview.lead')}>
      <Segmented
        label={t('preview.language')}
        value={language}
        onChange={setChosen}
        options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
      />
      <Flex
        rowGap={0}
        columnGap="md"
        align="center"
        wrap="wrap"
        mih={64}
        py="xs"
        px="md"
        bd="1px solid var(--line)"
        bdrs="md"
        bg="var(--surface)"
        lang={htmlLanguage[language]}
      >
        {logo ? <Image src={logo} alt="" w="auto" maw={160} h={32} fit="contain" /> : <LogoMark />}
        {shown.map((menu) => (
          <Item key={menu.key} menu={menu} language={language} own={languages[0]} />
        ))}
        {shown.length === 0 ? <span className={styles['item']}>{t('preview.none')}</span> : null}
      </Flex>
    </FormCard>
  )
}
