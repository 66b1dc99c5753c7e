export default function PaymentsScreen() {
  return (
    <div className="in">
      <h1>Payment</h1>
    </div>
  )
}
