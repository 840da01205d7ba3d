import { Flex } from '@mantine/core'
import type { SchoolBaseInfo } from '@titian/contract'
import { useRouterState } from '@tanstack/react-router'
import { keepNumbersWhole, LanguageRow } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { Brand } from '../header/brand.tsx'
import { CodePicture } from './code-picture.tsx'
import { withColon } from './footer-words.ts'
import styles from './school-footer.module.css'

/** FRM-121 to FRM-127: the main footer with logo, address, phone, QR codes and languages. */
export function MainFooter({ school }: { school: SchoolBaseInfo }) {
  const { t } = useTranslation('app')
  const onLogin = useRouterState({ select: (state) => state.location.pathname === paths.login })
  const colon = t('footer.colon')
  return (
    <Flex wrap="wrap" justify="space-between" gap="xl" pt={48} pb={40}>
      <div className={styles['about']}>
        {onLogin ? null : <Brand transparent whole />}
        {school.address ? (
          <p>{`${t('footer.address')}${colon}${withColon(school.address, colon)}`}</p>
        ) : null}
        {school.phone ? (
          <p className="num">{`${t('footer.phone')}${colon}${keepNumbersWhole(withColon(school.phone, colon))}`}</p>
        ) : null}
        <LanguageRow />
      </div>
      <Flex gap="lg">
        <CodePicture src={school.wechatImage} label={t('footer.wechat')} />
        <CodePicture src={school.appImage} label={t('footer.app')} />
      </Flex>
    </Flex>
  )
}
