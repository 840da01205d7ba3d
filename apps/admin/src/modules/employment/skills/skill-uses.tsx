import type { SkillUses as Uses } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

const kinds = ['posts', 'resumes', 'courses', 'paths'] as const

/** JOB-142: how many records name the skill. */
export function SkillUses({ uses }: { uses: Uses }) {
  const { t } = useTranslation('employment')
  const formats = useFormats()
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {kinds.map((kind) => (
        <li key={kind}>
          {t(`skill.uses.${kind}`)}
          {formats.colon}
          <b className="num">{formats.number(uses[kind])}</b>
        </li>
      ))}
    </ul>
  )
}
