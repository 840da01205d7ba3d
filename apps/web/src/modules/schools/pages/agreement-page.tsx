export function AgreementPage() {
  return <div>AgreementPage</div>
}
