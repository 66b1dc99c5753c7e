export default function AdminScreen() {
  return (
    <div className="in">
      <h1>Administration</h1>
    </div>
  )
}
