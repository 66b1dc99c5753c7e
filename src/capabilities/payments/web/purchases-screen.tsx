export default function PurchasesScreen() {
  return (
    <div className="in">
      <h1>Purchases</h1>
    </div>
  )
}
