import styles from './skip-link.module.css'

export interface SkipLinkProps {
  /** Id of the main part, without the hash. */
  target: string
  label: string
}

/** First in the page; moves the focus itself, because the hash belongs to the router on two of the sites. */
export function SkipLink({ target, label }: SkipLinkProps) {
  return (
    <a
      className={`${styles['skip']} not-printed`}
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        const main = document.getElementById(target)
        main?.setAttribute('tabindex', '-1')
        main?.focus()
      }}
    >
      {label}
    </a>
  )
}
