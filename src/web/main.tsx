import './styles/app.css'
